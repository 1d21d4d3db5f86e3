/** The ten operator switches of spec section 3 (settings tree: modId and enabled 1 or 0). */
export const FEATURE_FLAGS = [
  'MOBILENUMREG3',
  'REGMOBVERF3',
  'MOBILENUMPASSREG3',
  'USERNAMEREG3',
  'FREEPLAY3',
  'PWDEXPFORCECHANGE3',
  'MOBILEVERCODELOGIN3',
  'CHNGPASSVERIF3',
  'DIRECTREG3',
  'CBS3',
] as const;
export type FeatureFlag = (typeof FEATURE_FLAGS)[number];
