vcl 4.1;

# Varnish 7 in front of the shop (docs/decisions/0148): caches by CDN-Cache-Control, purges by surrogate key,
# serves old pages while no shell answers. Needs the vmods std and directors (varnish) and xkey (varnish-modules).
#
#   varnishd -a :6081 -f /etc/varnish/weefsel.vcl -p http_gzip_support=off -p http_req_hdr_len=32k -p http_req_size=40k
#
# http_gzip_support is off: the shell compresses with Brotli. See "Encodings" below.

import directors;
import std;
import xkey;

include "shells.vcl";
include "campaign-parameters.vcl";

sub vcl_recv {
    # --- purges
    if (req.method == "PURGE") {
        if (client.ip !~ shells_acl) {
            return (synth(405, "Only the shop may purge."));
        }
        if (!req.http.Surrogate-Key) {
            return (synth(400, "The header Surrogate-Key is missing."));
        }
        if (req.http.Soft-Purge) {
            set req.http.X-Forgotten = xkey.softpurge(req.http.Surrogate-Key);
        } else {
            set req.http.X-Forgotten = xkey.purge(req.http.Surrogate-Key);
        }
        return (synth(200, "Forgotten"));
    }

    set req.backend_hint = shells.backend();

    # --- headers of this cache only
    unset req.http.X-Arm;
    unset req.http.X-Narrow;
    unset req.http.X-Write-Id;
    unset req.http.X-Write-Again;
    if (req.restarts == 0) {
        unset req.http.X-Serve-Stale;
        unset req.http.X-Fetch-Anew;
        unset req.http.X-Had-Campaign;
        unset req.http.X-With-Campaign;
        unset req.http.X-Narrowed;
        set req.http.X-Asked = req.url;
    }
    set req.hash_always_miss = req.http.X-Fetch-Anew && !req.http.X-Serve-Stale;

    # A write's id permits a retry at another shell: shells with one Redis run it once (docs/decisions/0160).
    # Longer bodies are sent once.
    if (req.method != "GET" && req.method != "HEAD") {
        set req.http.X-Write-Id = server.identity + "." + std.time2integer(now, 0) + "." + req.xid;
        std.cache_req_body(256KB);
        return (pass);
    }

    # Personal pages: a preview, or a personal listing.
    if (req.http.Cookie ~ "(^|;\s*)weefsel-(preview|drafts)=" || req.http.X-Profile-Key || req.http.Authorization) {
        return (pass);
    }

    # A redirect with campaign parameters.
    if (req.http.X-With-Campaign) {
        return (pass);
    }

    # Pages of a canary's arm: `weefsel-visit=c.<since>.…`.
    if (req.http.Cookie ~ "(^|;\s*)weefsel-visit=[lc]\.[0-9a-z]{1,9}\.") {
        set req.http.X-Arm = regsub(req.http.Cookie, "^(?:.*;)?\s*weefsel-visit=([lc]\.[0-9a-z]{1,9})\..*$", "\1");
    }

    # --- one key per page
    call without_campaign;
    if (req.restarts == 0 && req.url != req.http.X-Asked) {
        set req.http.X-Had-Campaign = "yes";
    }
    set req.url = std.querysort(req.url);
    # Parameters that the page ignores: the shell answers with the address without them (X-Page-Address).
    if (req.url ~ "\?" && !req.http.X-Narrowed) {
        set req.http.X-Narrow = "yes";
    }

    # --- Encodings: three variants instead of hundreds of headers.
    if (req.http.Accept-Encoding ~ "\bbr\b") {
        set req.http.Accept-Encoding = "br";
    } else if (req.http.Accept-Encoding ~ "\bgzip\b") {
        set req.http.Accept-Encoding = "gzip";
    } else {
        unset req.http.Accept-Encoding;
    }

    return (hash);
}

sub vcl_hash {
    hash_data(req.url);
    hash_data(req.http.Host);
    # Responses over https have one more header.
    hash_data(req.http.X-Forwarded-Proto);
    hash_data(req.http.X-Arm);
    return (lookup);
}

sub vcl_hit {
    if (obj.ttl >= 0s || obj.http.X-Page-Address || req.http.X-Serve-Stale || !std.healthy(req.backend_hint)) {
        return (deliver);
    }
    # Past stale-while-revalidate: fetch first.
    if (obj.ttl + std.duration(obj.http.X-Stale-While-Revalidate + "s", 0s) < 0s) {
        set req.http.X-Fetch-Anew = "yes";
        return (restart);
    }
    return (deliver);
}

sub vcl_backend_response {
    unset beresp.http.X-Stale-While-Revalidate;
    set beresp.grace = 0s;
    set beresp.keep = 0s;

    # Failures go to waiting clients only, and replace no cached page.
    if (beresp.status >= 500) {
        if (bereq.is_bgfetch) {
            return (abandon);
        }
        set beresp.ttl = 0s;
        set beresp.uncacheable = true;
        return (deliver);
    }

    # Responses with a cookie are personal.
    if (beresp.http.Set-Cookie) {
        unset beresp.http.CDN-Cache-Control;
    }

    # Revalidated in the background; a release purges them.
    if (beresp.http.X-Page-Address) {
        set beresp.ttl = 60s;
        set beresp.grace = 1d;
        set beresp.http.xkey = beresp.http.Surrogate-Key;
        return (deliver);
    }

    if (beresp.http.CDN-Cache-Control ~ "max-age=\d+" && bereq.method == "GET" && !bereq.uncacheable) {
        set beresp.ttl = std.duration(regsub(beresp.http.CDN-Cache-Control, "^.*max-age=(\d+).*$", "\1s"), 0s);
        set beresp.http.X-Stale-While-Revalidate =
            regsub(beresp.http.CDN-Cache-Control, "^.*stale-while-revalidate=(\d+).*$", "\1");
        # For outages; vcl_hit has the limit without one.
        set beresp.grace = std.duration(
            regsub(beresp.http.CDN-Cache-Control, "^.*stale-if-error=(\d+).*$", "\1s"), 0s);
        # Longer for revalidation (If-None-Match).
        if (beresp.status == 200) {
            set beresp.keep = 1h;
        }
        set beresp.http.xkey = beresp.http.Surrogate-Key;
        return (deliver);
    }

    # Files with their version or content in the address.
    if (beresp.status == 200 && beresp.http.Cache-Control ~ "immutable" && !beresp.http.Set-Cookie) {
        set beresp.ttl = 1d;
        return (deliver);
    }

    # Uncacheable; later requests do not wait for one another (hit-for-miss).
    set beresp.ttl = 120s;
    set beresp.uncacheable = true;
    return (deliver);
}

sub vcl_backend_fetch {
    # Each retry goes to another shell.
    if (bereq.retries > 0) {
        if (!bereq.http.X-Retry-Key) {
            set bereq.http.X-Retry-Key = bereq.xid;
        }
        set bereq.backend = others.backend(by=KEY, key=others.key(bereq.http.X-Retry-Key), alt=bereq.retries - 1, healthy=IGNORE);
        if (bereq.http.X-Write-Id) {
            set bereq.http.X-Write-Again = "yes";
        }
    }
}

sub vcl_backend_error {
    if (bereq.is_bgfetch) {
        return (abandon);
    }
    # Fast failures mean a lost shell: retry. Slow ones would be slow again.
    if (bereq.retries < 2 && now - bereq.time < 2s) {
        return (retry);
    }
    set beresp.ttl = 0s;
    set beresp.uncacheable = true;
    set beresp.http.Content-Type = "text/html; charset=utf-8";
    set beresp.http.Cache-Control = "no-store";
    set beresp.http.Retry-After = "5";
    set beresp.http.X-Content-Type-Options = "nosniff";
    set beresp.http.Reporting-Endpoints = {"violations="/api/violations""};
    set beresp.http.Content-Security-Policy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; report-uri /api/violations; report-to violations";
    set beresp.body = {"<!doctype html><html lang="nl"><meta charset="utf-8"><title>Even geduld</title>
<p>De winkel is even niet bereikbaar. Probeer het zo opnieuw.</p></html>"};
    return (deliver);
}

sub vcl_deliver {
    # No shell has an answer: serve the last cached page, if any.
    if (resp.status >= 500 && req.restarts < 4 && !req.http.X-Serve-Stale &&
        (req.method == "GET" || req.method == "HEAD")) {
        set req.http.X-Serve-Stale = "yes";
        unset req.http.X-Had-Campaign;
        unset req.http.X-With-Campaign;
        if (req.http.X-Narrowed) {
            set req.url = req.http.X-Narrowed;
        }
        return (restart);
    }
    # The page at the address without parameters that it ignores.
    if (resp.http.X-Page-Address && !req.http.X-Narrowed) {
        set req.http.X-Narrowed = resp.http.X-Page-Address;
        set req.http.X-Had-Campaign = "yes";
        set req.url = resp.http.X-Page-Address;
        return (restart);
    }
    # A redirect keeps campaign parameters: request it again with them.
    if ((resp.status == 301 || resp.status == 302) && req.http.X-Had-Campaign && !req.http.X-With-Campaign &&
        req.restarts < 4) {
        set req.http.X-With-Campaign = "yes";
        set req.url = req.http.X-Asked;
        return (restart);
    }
    if (obj.hits > 0) {
        set resp.http.X-Cache = "hit";
    } else {
        set resp.http.X-Cache = "miss";
    }
    unset resp.http.xkey;
    unset resp.http.Surrogate-Key;
    unset resp.http.CDN-Cache-Control;
    unset resp.http.X-Stale-While-Revalidate;
    unset resp.http.Via;
    unset resp.http.X-Varnish;
    # Browsers use Cache-Control alone; an age would make fresh pages look old.
    unset resp.http.Age;
    return (deliver);
}

sub vcl_synth {
    if (req.method == "PURGE") {
        set resp.http.Content-Type = "text/plain; charset=utf-8";
        set resp.body = resp.reason + " " + req.http.X-Forgotten;
        return (deliver);
    }
}
