-- Since when something has failed that was tried again since: the queue went by the last try.
ALTER TABLE "payments" ADD COLUMN "share_refused_since" TIMESTAMPTZ(3);
ALTER TABLE "refunds" ADD COLUMN "waiting_since" TIMESTAMPTZ(3);
