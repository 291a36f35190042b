-- Serves lists by upvotes that no age limits.
create index news_by_upvotes on news (upvotes desc, published_at desc, id desc);
