import { describe } from 'vitest'
import { fails, holds } from './test-predicate.ts'

describe('serviceNameEmail?', () => {
  holds('serviceNameEmail?', { serviceName: 'email' })
  fails('serviceNameEmail?', { serviceName: 'Email' })
  fails('serviceNameEmail?', { serviceName: ['email'] })
  fails('serviceNameEmail?', {})
  fails('serviceNameEmail?', 'email')
})
