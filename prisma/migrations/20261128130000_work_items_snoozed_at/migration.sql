-- When an item was put off: what began to wait after that is something else.
ALTER TABLE "work_items" ADD COLUMN "snoozed_at" TIMESTAMPTZ(3);
