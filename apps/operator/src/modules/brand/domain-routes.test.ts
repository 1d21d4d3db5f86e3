import { endpoints } from '@palpite/contract';
import { expect, test } from 'vitest';
import { createTestOperator } from '#testing/operator.ts';

test('the brand’s addresses have the site’s own scheme and port', async () => {
  const operator = await createTestOperator();
  try {
    const { domainList, resources } = await operator
      .browser({ host: 'en.localhost', brandCode: 'lumen' })
      .client.call(endpoints.system.listDomainRoutes);
    expect(domainList).toEqual([{ domain: 'http://en.localhost:3000', name: 'Main' }]);
    expect(resources.map(({ resourceType }) => resourceType)).toEqual([
      'android',
      'ios',
      'instagram',
      'telegram',
    ]);
  } finally {
    await operator.close();
  }
});
