import { useRead } from '@/api/useRead'
import { mall, type MallConfig } from '@/contract/mall'

/** They change rarely: read once in ten minutes. */
export const useConfig = () => useRead(mall.config, {}, { fresh: 600_000 })

/** Settings of the mall; its failure state until and unless the gateway answers. */
export const useMallConfig = (): MallConfig => useConfig().data ?? mall.config.fallback

/** Whether the settings, or their failure, are known: what hangs on them can be laid out without a jump. */
export const useMallConfigKnown = (): boolean => useConfig().status !== 'loading'
