-- Articles that are about somebody are found when they leave, without reading all there are.
create index article_user_tag_member on article_user_tag (user_id);
