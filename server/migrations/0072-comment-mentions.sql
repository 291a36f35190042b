-- Finds whom comments name, when a name is taken out of them.
create index comment_mentions on comment using gin (mentions jsonb_path_ops)
  where mentions <> '[]';
