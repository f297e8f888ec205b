CREATE TYPE "ClientKind" AS ENUM ('personal', 'integration');
-- Clients of before were made to connect a system, and wait for an operator as they did.
ALTER TABLE clients ADD COLUMN kind "ClientKind" NOT NULL DEFAULT 'integration', ADD COLUMN by_hand boolean NOT NULL DEFAULT false;

-- What operators have decided for everybody, until they decide otherwise.
CREATE TABLE standing_decisions (
  id text PRIMARY KEY,
  holds boolean NOT NULL,
  decided_at timestamptz(3) NOT NULL DEFAULT now()
);
INSERT INTO standing_decisions (id, holds) VALUES ('personal_accounts', true);
