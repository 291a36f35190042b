-- What is deleted when its time has come is found without reading what stays.
create index article_reader_day on article_reader (day);
create index author_reader_day on author_reader (day);
-- The ranges of a BRIN index never narrow: where rows were deleted and others took their place, it found them all.
drop index notification_by_time;
create index notification_inserted on notification (inserted);
create index mail_inserted on mail (inserted);
-- All that was written to whoever has left.
create index mail_recipient on mail (lower(recipient));
