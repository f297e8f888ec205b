-- Since when a payment is to be taken, and when the reconciler looks at a charge again.
ALTER TABLE "orders" ADD COLUMN "uncollected_since" TIMESTAMPTZ(3);
ALTER TABLE "payments" ADD COLUMN "sweep_at" TIMESTAMPTZ(3);
ALTER TABLE "payments" ALTER COLUMN "sweep_at" SET DEFAULT (now() + '01:00:00'::interval);
