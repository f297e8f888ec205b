-- CreateTable
CREATE TABLE "noted_cards" (
    "environment" "Environment" NOT NULL,
    "card_id" TEXT NOT NULL,
    "client_id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "label" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "removing_at" TIMESTAMPTZ(3),
    "removed_at" TIMESTAMPTZ(3),

    CONSTRAINT "noted_cards_pkey" PRIMARY KEY ("environment","card_id")
);
