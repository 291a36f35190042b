-- When a video that is hidden was published, so that it comes back to its place; of one that was
-- never hidden nothing.
alter table video add column published_before timestamptz;
