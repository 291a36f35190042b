-- The mail that says that somebody is gone is found every hour without reading all the others.
create index mail_last on mail (id) where is_last;
-- Serves the list of staff, who look for a part of an address.
create index mail_recipient_likeness on mail using gin (recipient gin_trgm_ops);
