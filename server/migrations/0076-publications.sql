-- How many posts a member has published in a day, deleted ones as well.
create index event_log_publications on event_log (actor_id, inserted) where kind = 'post published';
