export default definePageConfig({ navigationBarTitleText: '设备权限' })
