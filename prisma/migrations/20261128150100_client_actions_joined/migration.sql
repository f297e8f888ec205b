-- By which invitations somebody has joined clients, when their account goes.
CREATE INDEX CONCURRENTLY "client_actions_joined" ON "client_actions"("actor_id") WHERE "type" = 'member.joined';
