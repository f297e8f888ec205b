-- What a search costs that finds nothing, where an offer asks less for it. Offers and payments from before ask the full price.
ALTER TABLE "offers"
  ADD COLUMN "no_find_amount_minor" INTEGER,
  ADD CONSTRAINT "offers_no_find_amount_check"
    CHECK ("no_find_amount_minor" IS NULL OR ("no_find_amount_minor" >= 0 AND "no_find_amount_minor" < "amount_minor")) NOT VALID;
ALTER TABLE "payments"
  ADD COLUMN "no_find_amount_minor" INTEGER,
  ADD COLUMN "no_find_transfer_amount_minor" INTEGER,
  ADD CONSTRAINT "payments_no_find_check"
    CHECK (
      ("no_find_amount_minor" IS NULL AND "no_find_transfer_amount_minor" IS NULL)
      OR (
        "no_find_transfer_amount_minor" BETWEEN 0 AND "no_find_amount_minor"
        AND "no_find_amount_minor" < "amount_minor"
        AND "no_find_transfer_amount_minor" <= "transfer_amount_minor"
      )
    ) NOT VALID;
ALTER TABLE "offers" VALIDATE CONSTRAINT "offers_no_find_amount_check";
ALTER TABLE "payments" VALIDATE CONSTRAINT "payments_no_find_check";
