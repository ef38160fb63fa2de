import { HomePage } from '@/features/box/home-page'

export default HomePage
