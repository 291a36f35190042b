-- Serve the search of staff: comments that hold some words, and those of one member.
create index comment_message_words on comment using gin (message gin_trgm_ops);
create index comment_by_author on comment (author_id, id desc);
