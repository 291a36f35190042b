-- Only admins who hold the bit and are not banned are given tickets. Whatever somebody else was looking after waits in the queue again, where it
-- is found.
update support_ticket set assignee_id = null from users
  where users.id = support_ticket.assignee_id
    and ((users.flags & 4) = 0 or (users.permissions & 16384) = 0 or users.banned_until > now());
