-- When whoever holds a session has last proved that they are the member; null when that was not
-- done since it began in another way. It ends with the session.
alter table session add column confirmed_at timestamptz;
