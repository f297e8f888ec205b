-- The newest payment counts. What went back, by refunds or disputes, is in its state and in the researcher's part of it.
CREATE TRIGGER payments_earned_first AFTER INSERT ON "payments" FOR EACH ROW EXECUTE FUNCTION earned_follows_price();
CREATE TRIGGER payments_earned
  AFTER UPDATE OF "status", "offer_id", "transfer_amount_minor", "no_find_amount_minor", "no_find_transfer_amount_minor", "reversed_minor", "share_sent_minor" ON "payments" FOR EACH ROW
  WHEN ((OLD."status", OLD."offer_id", OLD."transfer_amount_minor", OLD."no_find_amount_minor", OLD."no_find_transfer_amount_minor", OLD."reversed_minor", OLD."share_sent_minor")
    IS DISTINCT FROM
    (NEW."status", NEW."offer_id", NEW."transfer_amount_minor", NEW."no_find_amount_minor", NEW."no_find_transfer_amount_minor", NEW."reversed_minor", NEW."share_sent_minor"))
  EXECUTE FUNCTION earned_follows_price();
