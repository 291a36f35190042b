-- Whether the password was changed since the address was: whoever takes the address back must not be let down by a password they do not know.
alter table account_link add column password_changed boolean not null default false;
