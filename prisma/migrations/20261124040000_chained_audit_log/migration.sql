-- What operators did and who tried to come in: append-only, in a chain of hashes (docs/decisions/087-the-operators-audit-log.md).
-- few rows: operator_actions

-- AlterTable
ALTER TABLE "operator_actions" ADD COLUMN "role" TEXT,
ADD COLUMN "network" TEXT,
ADD COLUMN "agent" TEXT,
ADD COLUMN "salt" BYTEA,
ADD COLUMN "once" TEXT;

-- CreateTable
CREATE TABLE "operator_action_links" (
    "position" BIGINT NOT NULL,
    "action_id" TEXT NOT NULL,
    "digest" BYTEA NOT NULL,
    "hash" BYTEA NOT NULL,

    CONSTRAINT "operator_action_links_pkey" PRIMARY KEY ("position")
);

-- CreateTable
CREATE TABLE "operator_action_checks" (
    "checked_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "entries" BIGINT NOT NULL,
    "head" BYTEA NOT NULL,
    "fault" TEXT,

    CONSTRAINT "operator_action_checks_pkey" PRIMARY KEY ("checked_at")
);

-- CreateIndex
CREATE UNIQUE INDEX "operator_action_links_action_id_key" ON "operator_action_links"("action_id");

-- CreateIndex
CREATE UNIQUE INDEX "operator_actions_once_key" ON "operator_actions"("once");

-- What the schema language has no words for. \x3b is a semicolon, at which the migration engine would cut the statement.

-- An entry's kind is what its action begins with.
CREATE INDEX "operator_actions_kind_id_idx" ON "operator_actions"(split_part("action", '.', 1), "id");

-- Fields one after the other, each as its length in bytes, a colon, its text and a comma, null as a hyphen and a comma.
CREATE FUNCTION operator_action_fields(VARIADIC fields text[]) RETURNS bytea LANGUAGE sql IMMUTABLE AS
  'SELECT convert_to(string_agg(coalesce(octet_length(convert_to(f, ''UTF8'')) || '':'' || f, ''-'') || '','', '''' ORDER BY n), ''UTF8'')
   FROM unnest(fields) WITH ORDINALITY AS u(f, n)';

-- Adds an entry to the chain. The lock is the log's own.
CREATE FUNCTION link_operator_action(entry operator_actions) RETURNS void LANGUAGE plpgsql AS
  E'DECLARE
      last operator_action_links%ROWTYPE\x3b
      content bytea\x3b
    BEGIN
      PERFORM pg_advisory_xact_lock(7081620)\x3b
      SELECT * INTO last FROM operator_action_links ORDER BY position DESC LIMIT 1\x3b
      content := sha256(entry.salt || operator_action_fields(entry.reason, entry.before::text, entry.after::text, entry.network, entry.agent))\x3b
      INSERT INTO operator_action_links (position, action_id, digest, hash) VALUES (
        coalesce(last.position, 0) + 1, entry.id, content,
        sha256(coalesce(last.hash, decode(repeat(''00'', 32), ''hex'')) || operator_action_fields(
          (coalesce(last.position, 0) + 1)::text, entry.id,
          to_char(entry.created_at AT TIME ZONE ''UTC'', ''YYYY-MM-DD"T"HH24:MI:SS.MS"Z"''),
          entry.operator_id, entry.role, entry.environment::text, entry.action, entry.target_type, entry.target_id, entry.approval_id,
          CASE WHEN entry.without_second THEN ''t'' ELSE ''f'' END, encode(content, ''hex''))))\x3b
    END\x3b';

-- What was written before is chained first, as it stands.
UPDATE "operator_actions" SET "salt" = decode(replace(gen_random_uuid()::text, '-', ''), 'hex');
SELECT count(*) FROM (SELECT link_operator_action(a) FROM (SELECT * FROM "operator_actions" ORDER BY id) a) linked;

CREATE FUNCTION operator_action_salted() RETURNS trigger LANGUAGE plpgsql AS
  E'BEGIN NEW.salt := decode(replace(gen_random_uuid()::text, ''-'', ''''), ''hex'')\x3b RETURN NEW\x3b END\x3b';
CREATE TRIGGER operator_actions_salted BEFORE INSERT ON "operator_actions"
  FOR EACH ROW EXECUTE FUNCTION operator_action_salted();

-- At the commit, when a transaction asks for nothing more: entries are chained in the order of their commits, none is overtaken, and the
-- log's lock can't be part of a deadlock.
CREATE FUNCTION operator_action_chained() RETURNS trigger LANGUAGE plpgsql AS
  E'BEGIN PERFORM link_operator_action(NEW)\x3b RETURN NULL\x3b END\x3b';
CREATE CONSTRAINT TRIGGER operator_actions_chained AFTER INSERT ON "operator_actions"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION operator_action_chained();

-- What is written stays. One change there is: the content of an entry is forgotten, all of it. Its digest stays in the chain.
CREATE FUNCTION operator_action_is_kept() RETURNS trigger LANGUAGE plpgsql AS
  E'BEGIN
      IF TG_OP = ''UPDATE'' THEN
        OLD.reason := NULL\x3b OLD.before := NULL\x3b OLD.after := NULL\x3b OLD.network := NULL\x3b OLD.agent := NULL\x3b OLD.salt := NULL\x3b OLD.once := NULL\x3b
        IF NEW IS NOT DISTINCT FROM OLD THEN RETURN NEW\x3b END IF\x3b
      END IF\x3b
      RAISE EXCEPTION ''the audit log is never changed'' USING ERRCODE = ''insufficient_privilege''\x3b
    END\x3b';
CREATE TRIGGER operator_actions_kept BEFORE UPDATE OR DELETE ON "operator_actions"
  FOR EACH ROW EXECUTE FUNCTION operator_action_is_kept();
CREATE TRIGGER operator_actions_kept_whole BEFORE TRUNCATE ON "operator_actions"
  FOR EACH STATEMENT EXECUTE FUNCTION operator_action_is_kept();

-- Links are made by the chain alone.
CREATE FUNCTION operator_action_link_is_kept() RETURNS trigger LANGUAGE plpgsql AS
  E'BEGIN
      IF TG_OP = ''INSERT'' THEN
        IF pg_trigger_depth() > 1 THEN RETURN NEW\x3b END IF\x3b
      END IF\x3b
      RAISE EXCEPTION ''the audit log is never changed'' USING ERRCODE = ''insufficient_privilege''\x3b
    END\x3b';
CREATE TRIGGER operator_action_links_kept BEFORE INSERT OR UPDATE OR DELETE ON "operator_action_links"
  FOR EACH ROW EXECUTE FUNCTION operator_action_link_is_kept();
CREATE TRIGGER operator_action_links_kept_whole BEFORE TRUNCATE ON "operator_action_links"
  FOR EACH STATEMENT EXECUTE FUNCTION operator_action_link_is_kept();
