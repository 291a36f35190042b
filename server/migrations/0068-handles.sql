-- What a member is called at a site that they have connected stands with the account there. What is left here nobody can connect, or was
-- never connected, as with the people of the demo community.
delete from external_profile as shown using provider_account as account
where account.user_id = shown.user_id
  and shown.service = (array['twitch', 'facebook', 'steam', 'twitter'])[account.provider];
delete from external_profile as shown using esportal_account as account
where account.user_id = shown.user_id and shown.service = 'esportal';
