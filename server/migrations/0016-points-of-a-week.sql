-- Serves who has earned most in a week, from the index alone.
create index point_entry_of_time on point_entry (inserted) include (user_id, points);
