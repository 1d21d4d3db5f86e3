/** Where a vendor's games run. */
export interface VendorHost {
  /** The origin that browsers open its games at. */
  readonly origin: string;
  /** Its address for this process. */
  readonly internalOrigin: string;
}

/** The host of a vendor, by the vendor's code; several vendors may share one. */
export type VendorHosts = (vendorCode: string) => VendorHost;

export interface HostNeeds {
  readonly vendorHosts: VendorHosts;
}
