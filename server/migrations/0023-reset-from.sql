-- Where a new password was asked for: a stranger's requests leave those of the member's own networks alone. Gone with the link, after an hour or two.
alter table account_link add column network text;
