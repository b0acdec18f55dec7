import { useRead } from '@/api/useRead'
import { mall, type MallConfig } from '@/contract/mall'

/** Settings of the mall; its failure state until and unless the gateway answers. They change rarely: read once in ten minutes. */
export const useMallConfig = (): MallConfig => useRead(mall.config, {}, { fresh: 600_000 }).data ?? mall.config.fallback
