-- While a question waits for its answer, the promised date moves along.
CREATE TYPE "QuestionSide" AS ENUM ('customer', 'researcher');
ALTER TABLE "messages" ADD COLUMN "question" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "orders"
  ADD COLUMN "question_by" "QuestionSide",
  ADD COLUMN "question_at" TIMESTAMPTZ(3),
  ADD COLUMN "waited_seconds" INTEGER NOT NULL DEFAULT 0,
  ADD CONSTRAINT "orders_question_check"
    CHECK (("question_by" IS NULL) = ("question_at" IS NULL) AND "waited_seconds" >= 0) NOT VALID;
ALTER TABLE "orders" VALIDATE CONSTRAINT "orders_question_check";
