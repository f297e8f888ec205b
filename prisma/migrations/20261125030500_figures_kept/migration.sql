-- CreateEnum
CREATE TYPE "FigureAlong" AS ENUM ('all', 'country', 'archive', 'client', 'researcher');

-- CreateEnum
CREATE TYPE "FigureGrain" AS ENUM ('day', 'month');

-- CreateEnum
CREATE TYPE "FigureSpan" AS ENUM ('first_offer', 'delivery');

-- CreateTable
CREATE TABLE "figure_rows" (
    "environment" "Environment" NOT NULL,
    "along" "FigureAlong" NOT NULL,
    "grain" "FigureGrain" NOT NULL,
    "start" DATE NOT NULL,
    "key" TEXT NOT NULL,
    "currency" CHAR(3) NOT NULL,
    "placed" INTEGER NOT NULL,
    "offered" INTEGER NOT NULL,
    "paid" INTEGER NOT NULL,
    "delivered" INTEGER NOT NULL,
    "found" INTEGER NOT NULL,
    "partial" INTEGER NOT NULL,
    "not_found" INTEGER NOT NULL,
    "ended" INTEGER NOT NULL,
    "payments" INTEGER NOT NULL,
    "disputes" INTEGER NOT NULL,
    "charged_minor" BIGINT NOT NULL,
    "kept_minor" BIGINT NOT NULL,
    "fee_minor" BIGINT NOT NULL,
    "returned_minor" BIGINT NOT NULL,
    "disputed_minor" BIGINT NOT NULL,

    CONSTRAINT "figure_rows_pkey" PRIMARY KEY ("environment","along","grain","start","key","currency")
);

-- CreateTable
CREATE TABLE "figure_times" (
    "environment" "Environment" NOT NULL,
    "start" DATE NOT NULL,
    "span" "FigureSpan" NOT NULL,
    "step" SMALLINT NOT NULL,
    "orders" INTEGER NOT NULL,

    CONSTRAINT "figure_times_pkey" PRIMARY KEY ("environment","start","span","step")
);

-- CreateTable
CREATE TABLE "figure_runs" (
    "environment" "Environment" NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "figure_runs_pkey" PRIMARY KEY ("environment")
);
