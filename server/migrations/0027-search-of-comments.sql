-- Serve the search of staff: comments that hold some words, and those of one member. Databases that know this as the second 0019 have both.
create index if not exists comment_message_words on comment using gin (message gin_trgm_ops);
create index if not exists comment_by_author on comment (author_id, id desc);
