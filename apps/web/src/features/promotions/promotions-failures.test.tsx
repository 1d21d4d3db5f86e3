import { promotionGet, promotionList } from '@palpite/contract/promotion.ts';
import { named } from '../../testing/failing-calls.ts';
import { siteForFailures, testFailures } from '../../testing/failure-matrix.ts';

const site = siteForFailures();

testFailures('the promotions', '/promotions', site, [
  {
    call: promotionList,
    who: 'visitor',
    again: /^Try again$/,
    comes: () => named('main article a', /get to know the place/),
  },
]);

testFailures('one promotion', '/promoDetail?id=opening-balance', site, [
  {
    call: promotionGet,
    who: 'visitor',
    again: /^Try again$/,
    comes: () => named('main h1', /get to know the place/),
  },
]);
