import { useRead } from '@/api/useRead'
import { mall, type MallConfig } from '@/contract/mall'

/** They change rarely: read once in ten minutes. */
export const useConfig = () => useRead(mall.config, {}, { staleTime: 600_000, keeps: 'quietly' })

/** Settings of the mall; its failure state until and unless the gateway answers. */
export const useMallConfig = (): MallConfig => useConfig().data ?? mall.config.fallback

/** Whether the settings have loaded or failed: what depends on them can be laid out without a layout shift. */
export const useMallConfigKnown = (): boolean => useConfig().status !== 'loading'
