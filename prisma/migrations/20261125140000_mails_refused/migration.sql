-- Mails that a mail server won't have, and in its words why.
ALTER TABLE "mails" ADD COLUMN "refused_at" TIMESTAMPTZ(3), ADD COLUMN "refusal" TEXT;
