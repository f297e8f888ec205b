-- CreateTable
CREATE TABLE "order_templates" (
    "id" TEXT NOT NULL,
    "client_id" TEXT NOT NULL,
    "environment" "Environment" NOT NULL,
    "name" TEXT NOT NULL,
    "content" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "order_templates_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "order_templates_client_id_environment_name_key" ON "order_templates"("client_id", "environment", "name");

-- AddForeignKey
ALTER TABLE "order_templates" ADD CONSTRAINT "order_templates_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE CASCADE ON UPDATE CASCADE;
