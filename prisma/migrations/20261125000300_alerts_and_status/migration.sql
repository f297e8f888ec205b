-- CreateTable
CREATE TABLE "alert_rules" (
    "kind" TEXT NOT NULL,
    "enabled" BOOLEAN NOT NULL DEFAULT true,
    "threshold" DOUBLE PRECISION NOT NULL,
    "minutes" INTEGER NOT NULL,
    "silenced_until" TIMESTAMPTZ(3),
    "turning_since" TIMESTAMPTZ(3),
    "value" DOUBLE PRECISION,
    "measured_at" TIMESTAMPTZ(3),

    CONSTRAINT "alert_rules_pkey" PRIMARY KEY ("kind")
);

-- CreateTable
CREATE TABLE "alerts" (
    "id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "threshold" DOUBLE PRECISION NOT NULL,
    "value" DOUBLE PRECISION NOT NULL,
    "worst" DOUBLE PRECISION NOT NULL,
    "silenced" BOOLEAN NOT NULL DEFAULT false,
    "fired_at" TIMESTAMPTZ(3) NOT NULL,
    "resolved_at" TIMESTAMPTZ(3),

    CONSTRAINT "alerts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "alert_targets" (
    "id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "address_encrypted" TEXT NOT NULL,
    "secret_encrypted" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "alert_targets_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "status_components" (
    "component" TEXT NOT NULL,
    "verdict" TEXT NOT NULL,
    "since" TIMESTAMPTZ(3) NOT NULL,
    "turning_to" TEXT,
    "turning_since" TIMESTAMPTZ(3),
    "checked_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "status_components_pkey" PRIMARY KEY ("component")
);

-- CreateTable
CREATE TABLE "status_changes" (
    "id" TEXT NOT NULL,
    "component" TEXT NOT NULL,
    "verdict" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "status_changes_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "alerts_lasting_idx" ON "alerts"("kind") WHERE "resolved_at" IS NULL;

-- CreateIndex
CREATE INDEX "status_changes_at_idx" ON "status_changes"("at");
