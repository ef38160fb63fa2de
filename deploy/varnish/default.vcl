vcl 4.1;

# The shared cache in front of the storefronts. It stores what their Cache-Control allows, asks once for simultaneous
# requests of a page, and serves the last copy while no storefront is ready. backends.vcl names them: `storefronts`.
import std;
include "backends.vcl";

sub vcl_recv {
	unset req.http.visitor-cookie;
	set req.backend_hint = storefronts.backend();
	# A request without effects is sent again if its storefront ends; calls of the product server only read.
	if (req.method == "POST" && req.url ~ "^/api/") {
		std.cache_req_body(64KB);
		return (pass);
	}
	# A visitor who has to see an own commit gets a page of their own.
	if (req.http.Cookie ~ "(^|;\s*)lootbox-seen=") {
		return (pass);
	}
	# No other page depends on a cookie, so all visitors share the copies. The storefront counts a request for its visitor.
	if (req.method == "GET" || req.method == "HEAD") {
		if (req.http.Cookie ~ "(^|;\s*)lootbox-visitor=") {
			set req.http.visitor-cookie = regsub(req.http.Cookie, "^(.*?;\s*)?(lootbox-visitor=[^;]*).*$", "\2");
		}
		unset req.http.Cookie;
	}
	set req.url = std.querysort(req.url);
	# Only requests of the router vary by its state.
	if (!req.http.rsc) {
		unset req.http.next-router-state-tree;
		unset req.http.next-router-prefetch;
		unset req.http.next-router-segment-prefetch;
	}
	if (std.healthy(req.backend_hint)) {
		set req.grace = 30s;
	}
}

sub vcl_backend_fetch {
	if (bereq.http.visitor-cookie) {
		set bereq.http.Cookie = bereq.http.visitor-cookie;
		unset bereq.http.visitor-cookie;
	}
}

sub vcl_backend_response {
	if (beresp.status >= 500 || beresp.status == 429) {
		# A page that failed, or that its visitor has no points for, is not stored and does not replace the copy.
		if (bereq.is_bgfetch) {
			return (abandon);
		}
		set beresp.uncacheable = true;
		set beresp.ttl = 0s;
		return (deliver);
	}
	set beresp.grace = 1h;
}

sub vcl_backend_error {
	if (bereq.retries < 3 && (bereq.method == "GET" || bereq.method == "HEAD" || bereq.url ~ "^/api/")) {
		return (retry);
	}
}
