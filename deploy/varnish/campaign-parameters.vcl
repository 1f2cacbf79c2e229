# Campaign parameters of advertisements, mails and social networks. No page reads them (cdn/campaign-parameters.spec.ts).
# They stay in the browser's address, for tracking.

sub without_campaign {
    if (req.url ~ "\?") {
        set req.url = regsuball(req.url,
            "(?<=[?&])(utm_[a-z_]+|mtm_[a-z_]+|pk_[a-z_]+|hsa_[a-z_]+|_hs[a-z]+|gclid|gclsrc|gbraid|wbraid|gad_[a-z]+|dclid|srsltid|fbclid|igshid|igsh|msclkid|yclid|ttclid|twclid|li_fat_id|epik|pin_[a-z_]+|sc_click_id|rdt_cid|mc_cid|mc_eid|_kx|_ga|_gl|ef_id|s_kwcid|awc|irclickid|cjevent|ranMID|ranEAID|ranSiteID|tduid|vero_id|oly_[a-z_]+|mkt_tok)(=[^&]*)?(&|$)",
            "");
        set req.url = regsub(req.url, "[?&]+$", "");
    }
}
