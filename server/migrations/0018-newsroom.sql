-- Rises with every change that staff make: whoever began from an older one is told, instead of overwriting what somebody else has written.
alter table news add column revision integer not null default 1 check (revision > 0);
