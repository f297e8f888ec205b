-- CreateTable
CREATE TABLE "message_marks" (
    "reader_id" TEXT NOT NULL,
    "order_id" TEXT NOT NULL,
    "last_read_id" TEXT NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "message_marks_pkey" PRIMARY KEY ("reader_id","order_id")
);
