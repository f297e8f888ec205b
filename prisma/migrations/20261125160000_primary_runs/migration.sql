-- In its only row, since when the server that takes changes has been running, and a number that grows: whoever shows them
-- follows that server.
CREATE TABLE "primary_runs" (
    "id" INTEGER NOT NULL,
    "started_at" TIMESTAMPTZ(6) NOT NULL,
    "proof" BIGINT NOT NULL,

    CONSTRAINT "primary_runs_pkey" PRIMARY KEY ("id")
);
